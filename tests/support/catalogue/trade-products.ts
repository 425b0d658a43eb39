import type { Db } from '#platform/database/database.ts'
import { createProduct } from './products.ts'

/** Cement by the sack with a tier, sold in fives from ten, and sand by the half cubic metre. */
export async function createCementAndSand(db: Db) {
  const cement = await createProduct(db, {
    name: 'Semen uji',
    unit: 'sak',
    price: 54_500,
    tiers: [{ minQty: 100, discount: 2 }],
    minOrder: 10,
    multiple: 5,
    weightKg: 40,
    volumeM3: 0.03,
    stock: { CBT: 200, SDA: 40 },
  })
  const sand = await createProduct(db, {
    name: 'Pasir uji',
    unit: 'm³',
    measured: true,
    price: 333_333,
    minOrder: 1,
    multiple: 0.5,
    weightKg: 1400,
    volumeM3: 1,
    stock: { CBT: 6 },
  })
  return { cement, sand }
}

/** Cement by the sack, and bars of twelve metres, which fit no small vehicle. */
export async function createCementAndRebar(db: Db) {
  const cement = await createProduct(db, {
    name: 'Semen uji',
    unit: 'sak',
    price: 54_500,
    weightKg: 40,
    volumeM3: 0.03,
    stock: { CBT: 400 },
  })
  const rebar = await createProduct(db, {
    name: 'Besi uji',
    unit: 'batang',
    price: 131_500,
    weightKg: 12.5,
    volumeM3: 0.0016,
    lengthM: 12,
    subCategory: 'besi-beton-ulir',
    stock: { CBT: 300 },
  })
  return { cement, rebar }
}
