/** A brand as it is printed on a product; the colour is `#rrggbb`. */
export type PictureBrand = { name: string; colour: string; colour2?: string }
