/** The parameter of the home page's address that asks for the prices of the day as a workbook. */
export const PRICE_LIST_PARAM = 'unduh'
export const PRICE_LIST_URL = `/?${PRICE_LIST_PARAM}=daftar-harga`
