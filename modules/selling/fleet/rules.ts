import { formatQuantity } from '#platform/format.ts'

/** What a vehicle carries, and how much a load weighs and fills. */
export type VehicleCapacity = { capacityKg: number; capacityM3: number }
export type VehicleLoad = { weightKg: number; volumeM3: number }

/** A plate in its one form: `B 9123 KXR`. */
export const normalizePlate = (text: string): string => {
  const [, region, number, rest] =
    /^([A-Z]{1,2}) ?(\d{1,4}) ?([A-Z]{0,3})$/.exec(
      text
        .toUpperCase()
        .replaceAll(/[\s.-]+/g, ' ')
        .trim(),
    ) ?? []
  return region
    ? [region, number, rest].filter(Boolean).join(' ')
    : text.toUpperCase().replaceAll(/\s+/g, ' ').trim()
}

/** Why a load is too much for a vehicle, as a sentence; null where it fits. */
export function explainOverload(
  { weightKg, volumeM3 }: VehicleLoad,
  { capacityKg, capacityM3 }: VehicleCapacity,
): string | null {
  const excess = [
    ...(weightKg > capacityKg
      ? [`${formatQuantity(weightKg)} kg, kendaraan ini sampai ${formatQuantity(capacityKg)} kg`]
      : []),
    ...(volumeM3 > capacityM3
      ? [`${formatQuantity(volumeM3)} m³, kendaraan ini sampai ${formatQuantity(capacityM3)} m³`]
      : []),
  ]
  return excess.length === 0
    ? null
    : `Muatan terlalu banyak: ${excess.join('; ')}. Kurangi jumlahnya atau pakai kendaraan lain.`
}
