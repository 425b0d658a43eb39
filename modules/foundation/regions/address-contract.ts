import { z } from 'zod'

/** The code of a province, a city, a district or a village: `32.16.01.2003`. */
export const RegionCode = z.string().regex(/^[\d.]{2,13}$/, 'Pilih salah satu yang ada.')

export const Street = z
  .string()
  .trim()
  .min(5, 'Tulis jalan dan nomor, paling sedikit 5 karakter.')
  .max(300)

export const PostalCode = z
  .string()
  .trim()
  .regex(/^\d{5}$/, 'Kode pos terdiri dari 5 angka.')

/** The fields by which a form takes an Indonesian address. */
export const addressFields = {
  street: Street,
  provinceId: RegionCode,
  cityId: RegionCode,
  districtId: RegionCode,
  villageId: RegionCode,
  postalCode: PostalCode,
}
