import { data, type MiddlewareFunction } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'
import { apiContext } from '#web/context.ts'

/** Responds with the file where the URL asks for it; undefined for the page. */
export const downloadPersonalData: MiddlewareFunction<Response> = async (
  { context, request, url },
  next,
) => {
  // Client-side navigation cannot download a file: it gets the page.
  const acceptsHtml = request.headers.get('accept')?.includes('text/html') ?? false
  if (!url.searchParams.has('unduh-data') || !acceptsHtml) return next()
  try {
    const bytes = await context.get(apiContext).personalData.download()
    return new Response(Buffer.from(bytes), {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': 'attachment; filename="data-saya.json"',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    })
  } catch (thrown) {
    // Rate-limited: shown on a page, because there is no form to show it at.
    if (isCallError(thrown) && thrown.status === 429)
      throw data({ message: thrown.message }, { status: 429 })
    throw thrown
  }
}
