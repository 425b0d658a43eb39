type PlainPage = { storeName: string; title: string; heading: string; text: string }

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A page without scripts, styles or database. `link` is the way out. */
const renderPlainPage = (
  { storeName, title, heading, text }: PlainPage,
  link: string,
): string => `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${escapeHtml(storeName)}</title></head>
<body><main><h1>${heading}</h1>
<p>${escapeHtml(text)}</p>
<p>${link}</p></main></body></html>`

/** The page for when nothing else can be rendered. */
export const renderUnavailablePage = (storeName: string): string =>
  renderPlainPage(
    {
      storeName,
      title: 'Sedang gangguan',
      heading: 'Toko sedang tidak dapat dibuka',
      text: 'Kami sedang memulihkan layanan. Keranjang dan pesanan Anda aman. Muat ulang halaman ini sebentar lagi.',
    },
    '<a href="">Muat ulang</a>',
  )

/** The page for a request that no page can be found for. */
export const renderRefusedPage = (storeName: string, text: string): string =>
  renderPlainPage(
    {
      storeName,
      title: 'Tidak dapat dibuka',
      heading: 'Halaman ini tidak dapat dibuka',
      text,
    },
    '<a href="/">Ke beranda</a>',
  )
