import type { MiddlewareFunction } from 'react-router'
import { apiContext } from '#web/context.ts'

/** Responds with the file where the URL asks for it; undefined for the page. */
export const downloadPersonalData: MiddlewareFunction<Response> = async (
  { context, request, url },
  next,
) => {
  // Client-side navigation cannot download a file: it gets the page.
  const acceptsHtml = request.headers.get('accept')?.includes('text/html') ?? false
  if (!url.searchParams.has('unduh-data') || !acceptsHtml) return next()
  const bytes = await context.get(apiContext).personalData.download()
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="data-saya.json"',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}
