import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { StartContext } from './late-scripts.tsx'
import { StartScript, type DocumentParts } from './start-script.tsx'
import { pauseScriptTags } from './paused-scripts.ts'

/** What React leaves where a part of a page was not there when it was rendered. */
const SUSPENDED = '<!--$!-->'
const END = '</body></html>'
const DOCTYPE = Buffer.from('<!DOCTYPE html>')

/**
 * The whole page as bytes, which costs half of what a stream does. Undefined where a part of it has to be loaded first,
 * and for the error page, which is loaded when it is needed.
 */
export async function renderAtOnce(
  entry: EntryContext,
  url: string,
  parts: DocumentParts & { traceScript: string | undefined },
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (entry.staticHandlerContext.errors) return undefined
  const html = tryToRender(entry, url, parts)
  if (!html?.endsWith(END) || html.includes(SUSPENDED)) return undefined
  const data = await new Response(entry.serverHandoffStream).text()
  // A page's text is copied whole each time it is joined or replaced in: its bytes are not.
  return Buffer.concat([
    DOCTYPE,
    pauseScriptTags(Buffer.from(html)).subarray(0, -END.length),
    Buffer.from(writeData(data, parts.nonce) + writeScript(parts.traceScript, parts.nonce) + END),
  ])
}

/** Undefined if a part outside of any boundary still has to load. Other errors recur when the page is streamed. */
function tryToRender(entry: EntryContext, url: string, parts: DocumentParts): string | undefined {
  // React Router would write the data as parts of a stream that React waits for.
  const { serverHandoffStream: _, ...rest } = entry
  const context = { ...rest, manifest: selectMatchedRoutes(entry), renderMeta: {} }
  try {
    return renderToString(
      <StartContext value={<StartScript {...parts} />}>
        <ServerRouter context={context} url={url} nonce={parts.nonce} />
      </StartContext>,
    )
  } catch {
    return undefined
  }
}

/** The manifest of this page's routes alone: React Router makes objects of every entry, for each page. */
function selectMatchedRoutes({ manifest, staticHandlerContext }: EntryContext) {
  const matched = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...manifest, routes: Object.fromEntries(matched) as typeof manifest.routes }
}

/** Hands the loaders' data to React Router in the browser, as its own stream does. */
const writeData = (data: string, nonce: string) =>
  data &&
  `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${escapeInScript(JSON.stringify(data))});window.__reactRouterContext.streamController.close();</script>`

const writeScript = (script: string | undefined, nonce: string) =>
  script ? `<script nonce="${nonce}">${script}</script>` : ''

const ESCAPES: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON as it may be written into a script of a page. */
const escapeInScript = (json: string): string =>
  json.replace(/[&><\u2028\u2029]/g, (sign) => ESCAPES[sign]!)
