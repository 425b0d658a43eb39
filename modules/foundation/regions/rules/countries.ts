/** Where the shop delivers, and whose phone numbers it accepts (specification, constants). */
export const countries = [{ code: 'ID', name: 'Indonesia', dialCode: '+62' }] as const
