export const QUICK_ORDER_URL = '/cart?pesan-cepat'
