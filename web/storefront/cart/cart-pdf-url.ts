export const CART_PDF_URL = '/cart?unduh=pdf'
