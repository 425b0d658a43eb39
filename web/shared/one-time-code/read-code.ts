/** The code of a posted dialog: its six cells joined into one string. */
export const readCode = (form: FormData): string => form.getAll('code').join('')
