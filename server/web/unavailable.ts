/** The page for when nothing else can be rendered. It needs no script, no style sheet and no database. */
export const renderUnavailablePage = (
  storeName: string,
): string => `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sedang gangguan | ${storeName}</title></head>
<body><main><h1>Toko sedang tidak dapat dibuka</h1>
<p>Kami sedang memulihkan layanan. Keranjang dan pesanan Anda aman. Muat ulang halaman ini sebentar lagi.</p>
<p><a href="">Muat ulang</a></p></main></body></html>`
