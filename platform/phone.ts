/** A mobile number as people write it: `+6281290417735` → `0812 9041 7735`. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+62/, '0').replace(/^(\d{4})(\d{4})(\d+)$/, '$1 $2 $3')
