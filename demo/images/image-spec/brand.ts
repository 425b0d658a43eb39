/** A brand as it is printed on a product; the colour is `#rrggbb`. */
export type ImageBrand = { name: string; colour: string; colour2?: string }
