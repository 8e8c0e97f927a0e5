// swift-format-ignore-file: NeverForceUnwrap

class UnitLength: Dimension {
  override class func baseUnit() -> Self { UnitLength._base as! Self }
  static let _base: UnitLength = .meters
  static let kilometers = UnitLength(
    symbol: "km",
    converter: UnitConverterLinear(coefficient: 1000.0),
    _words: [" km", "kilometer", "kilometers"]
  )
  static let meters = UnitLength(
    symbol: "m",
    converter: UnitConverterLinear(coefficient: 1.0),
    _words: [" m", "meter", "meters"]
  )
  static let centimeters = UnitLength(
    symbol: "cm",
    converter: UnitConverterLinear(coefficient: 0.01),
    _words: [" cm", "centimeter", "centimeters"]
  )
  static let millimeters = UnitLength(
    symbol: "mm",
    converter: UnitConverterLinear(coefficient: 0.001),
    _words: [" mm", "millimeter", "millimeters"]
  )
  static let micrometers = UnitLength(
    symbol: "µm",
    converter: UnitConverterLinear(coefficient: 1e-06),
    _words: [" μm", "micrometer", "micrometers"]
  )
  static let nanometers = UnitLength(
    symbol: "nm",
    converter: UnitConverterLinear(coefficient: 1e-09),
    _words: [" nm", "nanometer", "nanometers"]
  )
  static let decimeters = UnitLength(
    symbol: "dm",
    converter: UnitConverterLinear(coefficient: 0.1),
    _words: [" dm", "decimeter", "decimeters"]
  )
  static let inches = UnitLength(
    symbol: "in",
    converter: UnitConverterLinear(coefficient: 0.0254),
    _words: [" in", "inch", "inches"]
  )
  static let feet = UnitLength(
    symbol: "ft",
    converter: UnitConverterLinear(coefficient: 0.3048),
    _words: [" ft", "foot", "feet"]
  )
  static let yards = UnitLength(
    symbol: "yd",
    converter: UnitConverterLinear(coefficient: 0.9144),
    _words: [" yd", "yard", "yards"]
  )
  static let miles = UnitLength(
    symbol: "mi",
    converter: UnitConverterLinear(coefficient: 1609.34),
    _words: [" mi", "mile", "miles"]
  )
  static let nauticalMiles = UnitLength(
    symbol: "NM",
    converter: UnitConverterLinear(coefficient: 1852.0),
    _words: [" nmi", "nautical mile", "nautical miles"]
  )
  static let fathoms = UnitLength(
    symbol: "ftm",
    converter: UnitConverterLinear(coefficient: 1.8288),
    _words: [" fth", "fathom", "fathoms"]
  )
  static let furlongs = UnitLength(
    symbol: "fur",
    converter: UnitConverterLinear(coefficient: 201.168),
    _words: [" fur", "furlong", "furlongs"]
  )
  static let astronomicalUnits = UnitLength(
    symbol: "ua",
    converter: UnitConverterLinear(coefficient: 149600000000.0),
    _words: [" au", "astronomical unit", "astronomical units"]
  )
  static let lightyears = UnitLength(
    symbol: "ly",
    converter: UnitConverterLinear(coefficient: 9.461e+15),
    _words: [" ly", "light year", "light years"]
  )
  static let parsecs = UnitLength(
    symbol: "pc",
    converter: UnitConverterLinear(coefficient: 3.086e+16),
    _words: [" pc", "parsec", "parsecs"]
  )
}

class UnitMass: Dimension {
  override class func baseUnit() -> Self { UnitMass._base as! Self }
  static let _base: UnitMass = .kilograms
  static let kilograms = UnitMass(
    symbol: "kg",
    converter: UnitConverterLinear(coefficient: 1.0),
    _words: [" kg", "kilogram", "kilograms"]
  )
  static let grams = UnitMass(
    symbol: "g",
    converter: UnitConverterLinear(coefficient: 0.001),
    _words: [" g", "gram", "grams"]
  )
  static let milligrams = UnitMass(
    symbol: "mg",
    converter: UnitConverterLinear(coefficient: 1e-06),
    _words: [" mg", "milligram", "milligrams"]
  )
  static let ounces = UnitMass(
    symbol: "oz",
    converter: UnitConverterLinear(coefficient: 0.0283495),
    _words: [" oz", "ounce", "ounces"]
  )
  static let pounds = UnitMass(
    symbol: "lb",
    converter: UnitConverterLinear(coefficient: 0.453592),
    _words: [" lb", "pound", "pounds"]
  )
  static let stones = UnitMass(
    symbol: "st",
    converter: UnitConverterLinear(coefficient: 0.157473),
    _words: [" st", "stone", "stones"]
  )
  static let metricTons = UnitMass(
    symbol: "t",
    converter: UnitConverterLinear(coefficient: 1000.0),
    _words: [" t", "metric ton", "metric tons"]
  )
  static let shortTons = UnitMass(
    symbol: "ton",
    converter: UnitConverterLinear(coefficient: 907.185),
    _words: [" tn", "ton", "tons"]
  )
  static let carats = UnitMass(
    symbol: "ct",
    converter: UnitConverterLinear(coefficient: 0.0002),
    _words: [" CD", "carat", "carats"]
  )
}

class UnitTemperature: Dimension {
  override class func baseUnit() -> Self { UnitTemperature._base as! Self }
  static let _base: UnitTemperature = .kelvin
  static let kelvin = UnitTemperature(
    symbol: "K",
    converter: UnitConverterLinear(coefficient: 1.0),
    _words: [" K", "kelvin", "kelvins"]
  )
  static let celsius = UnitTemperature(
    symbol: "°C",
    converter: UnitConverterLinear(coefficient: 1.0, constant: 273.15),
    _words: ["°C", "degree Celsius", "degrees Celsius"]
  )
  static let fahrenheit = UnitTemperature(
    symbol: "°F",
    converter: UnitConverterLinear(coefficient: 0.55555555555556, constant: 255.37222222222428),
    _words: ["°F", "degree Fahrenheit", "degrees Fahrenheit"]
  )
}

class UnitDuration: Dimension {
  override class func baseUnit() -> Self { UnitDuration._base as! Self }
  static let _base: UnitDuration = .seconds
  static let hours = UnitDuration(
    symbol: "h",
    converter: UnitConverterLinear(coefficient: 3600.0),
    _words: [" hr", "hour", "hours"]
  )
  static let minutes = UnitDuration(
    symbol: "m",
    converter: UnitConverterLinear(coefficient: 60.0),
    _words: [" min", "minute", "minutes"]
  )
  static let seconds = UnitDuration(
    symbol: "s",
    converter: UnitConverterLinear(coefficient: 1.0),
    _words: [" sec", "second", "seconds"]
  )
  static let milliseconds = UnitDuration(
    symbol: "ms",
    converter: UnitConverterLinear(coefficient: 0.001),
    _words: [" ms", "millisecond", "milliseconds"]
  )
}

class UnitSpeed: Dimension {
  override class func baseUnit() -> Self { UnitSpeed._base as! Self }
  static let _base: UnitSpeed = .metersPerSecond
  static let metersPerSecond = UnitSpeed(
    symbol: "m/s",
    converter: UnitConverterLinear(coefficient: 1.0),
    _words: [" m/s", "meter per second", "meters per second"]
  )
  static let kilometersPerHour = UnitSpeed(
    symbol: "km/h",
    converter: UnitConverterLinear(coefficient: 0.277778),
    _words: [" km/h", "kilometer per hour", "kilometers per hour"]
  )
  static let milesPerHour = UnitSpeed(
    symbol: "mph",
    converter: UnitConverterLinear(coefficient: 0.44704),
    _words: [" mph", "mile per hour", "miles per hour"]
  )
  static let knots = UnitSpeed(
    symbol: "kn",
    converter: UnitConverterLinear(coefficient: 0.514444),
    _words: [" kn", "knot", "knots"]
  )
}

class UnitVolume: Dimension {
  override class func baseUnit() -> Self { UnitVolume._base as! Self }
  static let _base: UnitVolume = .liters
  static let liters = UnitVolume(
    symbol: "L",
    converter: UnitConverterLinear(coefficient: 1.0),
    _words: [" L", "liter", "liters"]
  )
  static let deciliters = UnitVolume(
    symbol: "dl",
    converter: UnitConverterLinear(coefficient: 0.1),
    _words: [" dL", "deciliter", "deciliters"]
  )
  static let centiliters = UnitVolume(
    symbol: "cL",
    converter: UnitConverterLinear(coefficient: 0.01),
    _words: [" cL", "centiliter", "centiliters"]
  )
  static let milliliters = UnitVolume(
    symbol: "mL",
    converter: UnitConverterLinear(coefficient: 0.001),
    _words: [" mL", "milliliter", "milliliters"]
  )
  static let cubicMeters = UnitVolume(
    symbol: "m³",
    converter: UnitConverterLinear(coefficient: 1000.0),
    _words: [" m³", "cubic meter", "cubic meters"]
  )
  static let teaspoons = UnitVolume(
    symbol: "tsp",
    converter: UnitConverterLinear(coefficient: 0.00492892),
    _words: [" tsp", "teaspoon", "teaspoons"]
  )
  static let tablespoons = UnitVolume(
    symbol: "tbsp",
    converter: UnitConverterLinear(coefficient: 0.0147868),
    _words: [" tbsp", "tablespoon", "tablespoons"]
  )
  static let fluidOunces = UnitVolume(
    symbol: "fl oz",
    converter: UnitConverterLinear(coefficient: 0.0295735),
    _words: [" fl oz", "fluid ounce", "fluid ounces"]
  )
  static let cups = UnitVolume(
    symbol: "cup",
    converter: UnitConverterLinear(coefficient: 0.24),
    _words: [" c", "cup", "cups"]
  )
  static let pints = UnitVolume(
    symbol: "pt",
    converter: UnitConverterLinear(coefficient: 0.473176),
    _words: [" pt", "pint", "pints"]
  )
  static let quarts = UnitVolume(
    symbol: "qt",
    converter: UnitConverterLinear(coefficient: 0.946353),
    _words: [" qt", "quart", "quarts"]
  )
  static let gallons = UnitVolume(
    symbol: "gal",
    converter: UnitConverterLinear(coefficient: 3.78541),
    _words: [" gal", "gallon", "gallons"]
  )
  static let imperialPints = UnitVolume(
    symbol: "pt Imperial",
    converter: UnitConverterLinear(coefficient: 0.568261),
    _words: [" pt Imp.", "Imp. pint", "Imp. pints"]
  )
  static let imperialGallons = UnitVolume(
    symbol: "gal Imperial",
    converter: UnitConverterLinear(coefficient: 4.54609),
    _words: [" gal Imp.", "Imp. gallon", "Imp. gallons"]
  )
}

class UnitArea: Dimension {
  override class func baseUnit() -> Self { UnitArea._base as! Self }
  static let _base: UnitArea = .squareMeters
  static let squareKilometers = UnitArea(
    symbol: "km²",
    converter: UnitConverterLinear(coefficient: 1000000.0),
    _words: [" km²", "square kilometer", "square kilometers"]
  )
  static let squareMeters = UnitArea(
    symbol: "m²",
    converter: UnitConverterLinear(coefficient: 1.0),
    _words: [" m²", "square meter", "square meters"]
  )
  static let squareFeet = UnitArea(
    symbol: "ft²",
    converter: UnitConverterLinear(coefficient: 0.092903),
    _words: [" sq ft", "square foot", "square feet"]
  )
  static let squareMiles = UnitArea(
    symbol: "mi²",
    converter: UnitConverterLinear(coefficient: 2590000.0),
    _words: [" sq mi", "square mile", "square miles"]
  )
  static let acres = UnitArea(
    symbol: "ac",
    converter: UnitConverterLinear(coefficient: 4046.86),
    _words: [" ac", "acre", "acres"]
  )
  static let hectares = UnitArea(
    symbol: "ha",
    converter: UnitConverterLinear(coefficient: 10000.0),
    _words: [" ha", "hectare", "hectares"]
  )
}

class UnitAngle: Dimension {
  override class func baseUnit() -> Self { UnitAngle._base as! Self }
  static let _base: UnitAngle = .degrees
  static let degrees = UnitAngle(
    symbol: "°",
    converter: UnitConverterLinear(coefficient: 1.0),
    _words: [" deg", "degree", "degrees"]
  )
  static let radians = UnitAngle(
    symbol: "rad",
    converter: UnitConverterLinear(coefficient: 57.29577951308232),
    _words: [" rad", "radian", "radians"]
  )
  static let revolutions = UnitAngle(
    symbol: "rev",
    converter: UnitConverterLinear(coefficient: 360.0),
    _words: [" rev", "revolution", "revolutions"]
  )
}

class UnitEnergy: Dimension {
  override class func baseUnit() -> Self { UnitEnergy._base as! Self }
  static let _base: UnitEnergy = .joules
  static let joules = UnitEnergy(
    symbol: "J",
    converter: UnitConverterLinear(coefficient: 1.0),
    _words: [" J", "joule", "joules"]
  )
  static let kilojoules = UnitEnergy(
    symbol: "kJ",
    converter: UnitConverterLinear(coefficient: 1000.0),
    _words: [" kJ", "kilojoule", "kilojoules"]
  )
  static let calories = UnitEnergy(
    symbol: "cal",
    converter: UnitConverterLinear(coefficient: 4.184),
    _words: [" cal", "calorie", "calories"]
  )
  static let kilocalories = UnitEnergy(
    symbol: "kCal",
    converter: UnitConverterLinear(coefficient: 4184.0),
    _words: [" kcal", "kilocalorie", "kilocalories"]
  )
  static let kilowattHours = UnitEnergy(
    symbol: "kWh",
    converter: UnitConverterLinear(coefficient: 3600000.0),
    _words: [" kWh", "kilowatt hour", "kilowatt-hours"]
  )
}

class UnitPressure: Dimension {
  override class func baseUnit() -> Self { UnitPressure._base as! Self }
  static let _base: UnitPressure = ._pascals
  static let _pascals = UnitPressure(symbol: "N/m²", converter: UnitConverterLinear(coefficient: 1))
  static let hectopascals = UnitPressure(
    symbol: "hPa",
    converter: UnitConverterLinear(coefficient: 100.0),
    _words: [" hPa", "hectopascal", "hectopascals"]
  )
  static let millibars = UnitPressure(
    symbol: "mbar",
    converter: UnitConverterLinear(coefficient: 100.0),
    _words: [" mbar", "millibar", "millibars"]
  )
  static let inchesOfMercury = UnitPressure(
    symbol: "inHg",
    converter: UnitConverterLinear(coefficient: 3386.39),
    _words: [" inHg", "inch of mercury", "inches of mercury"]
  )
  static let bars = UnitPressure(
    symbol: "bar",
    converter: UnitConverterLinear(coefficient: 100000.0),
    _words: [" bar", "bar", "bars"]
  )
  static let kilopascals = UnitPressure(
    symbol: "kPa",
    converter: UnitConverterLinear(coefficient: 1000.0),
    _words: [" kPa", "kilopascal", "kilopascals"]
  )
}
