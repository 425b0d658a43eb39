/** Anodised and painted aluminium: SKU part, name, drawing colour. */
export const METALS = [
  ['PTH', 'Putih', '#f1f1ee'],
  ['HTM', 'Hitam', '#2a2b2e'],
  ['CKT', 'Cokelat', '#5b4030'],
  ['PRK', 'Perak', '#b9bec3'],
] as const
