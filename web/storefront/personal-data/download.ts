import { data, type MiddlewareFunction } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'
import { apiContext } from '#web/context.ts'

/** Answers the profile's address with the file where that is asked for; a page otherwise. */
export const downloadPersonalData: MiddlewareFunction<Response> = async (
  { context, request, url },
  next,
) => {
  // Scripts that move between pages can do nothing with a file: they get the page.
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
    // Too often: said on a page, as there is no form to say it at.
    if (isCallError(thrown) && thrown.status === 429)
      throw data({ message: thrown.message }, { status: 429 })
    throw thrown
  }
}
