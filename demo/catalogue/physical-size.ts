/** Mass (kg), volume on a vehicle (m³) and longest side (m) of one selling unit. */
export interface PhysicalSize {
  weightKg: number
  volumeM3: number
  lengthM: number
}

function roundSize(weightKg: number, volumeM3: number, lengthM: number): PhysicalSize {
  return {
    weightKg: Math.max(0.001, Math.round(weightKg * 1000) / 1000),
    volumeM3: Math.max(1e-7, Math.round(volumeM3 * 1e7) / 1e7),
    lengthM: Math.round(lengthM * 1000) / 1000,
  }
}

/** A solid block or sheet: sides in mm, density in kg/m³. */
export function measureSlab(
  length: number,
  width: number,
  thickness: number,
  density: number,
): PhysicalSize {
  const volume = (length * width * thickness) / 1e9
  return roundSize(volume * density, volume, Math.max(length, width, thickness) / 1000)
}

/** A bar: mass per metre, metres, and the outer width and height in mm that it takes in a bundle. */
export function measureBar(
  kgPerMetre: number,
  metres: number,
  width: number,
  height = width,
): PhysicalSize {
  return roundSize(kgPerMetre * metres, (width * height * metres) / 1e6, metres)
}

/** A packed good: mass in kg and the outside of its pack in cm. */
export function measureParcel(
  kg: number,
  length: number,
  width: number,
  height: number,
): PhysicalSize {
  return roundSize(kg, (length * width * height) / 1e6, Math.max(length, width, height) / 100)
}

/** A pack whose size follows its content: mass in kg, density of the packed good in kg/m³. */
export function measurePack(kg: number, density: number, flat = 1): PhysicalSize {
  const volume = kg / density
  return roundSize(kg, volume, Math.cbrt(volume) * flat)
}

/** One m³ of bulk or stacked goods, by its density, with its longest piece in metres. */
export function measureCubicMetre(density: number, longest = 1): PhysicalSize {
  return roundSize(density, 1, longest)
}
