/** The image of a product that has none. */
export const PLACEHOLDER_IMAGE = 'pictures/none.svg'
