/** The page for an address that was never seen. It needs nothing else, and reloads itself with the connection. */
export function renderOfflinePage(isOnline: boolean): Response {
  const heading = isOnline ? 'Toko belum dapat dihubungi' : 'Tidak ada sambungan internet'
  const text = isOnline
    ? 'Sambungan ke toko terputus. Keranjang dan pesanan Anda aman; coba lagi sebentar lagi.'
    : 'Halaman ini tidak ada salinannya di peranti ini. Begitu tersambung, halaman ini terbuka sendiri; isian Anda tetap ada.'
  const html = `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title>
<style>${STYLE}</style></head><body><main><h1>${heading}</h1><p>${text}</p>
<p><a href="">Coba lagi</a></p></main>
<script>addEventListener('online', () => location.reload())</script></body></html>`
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#14202e;background:#f4f6f8}
main{max-width:32rem;margin:0 auto;padding:4rem 1rem;text-align:center}h1{font-size:1.5rem;margin:0 0 .5rem}
a{display:inline-block;min-height:44px;line-height:44px;padding:0 20px;margin:4px;border-radius:8px;border:1px solid #0b4a9e;color:#0b4a9e;text-decoration:none}
a:first-child{background:#0b4a9e;color:#fff}`
