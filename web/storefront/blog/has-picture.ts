import { PLACEHOLDER_IMAGE } from '#modules/catalogue/catalogue-admin/rules/placeholder-image.ts'

/** Whether an article was given a main picture; without one its page begins with the text. */
export const hasPicture = ({ picture }: { picture: string }): boolean =>
  picture !== PLACEHOLDER_IMAGE
