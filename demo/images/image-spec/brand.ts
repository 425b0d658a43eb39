/** A brand as printed on a product; colours are `#rrggbb`. */
export type ImageBrand = { name: string; colour: string; colour2?: string }
