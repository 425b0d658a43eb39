/** Brands that roll profiles and plates. */
export const MILLS = ['tosan-prima', 'krida-baja', 'bajasura', 'wesi-luhur']

/** What to know before ordering steel. */
export const ADVICE =
  'Bisa dipotong di gudang dengan biaya per potong. Sertifikat pabrik disertakan bila diminta saat memesan.'
