import { createHash } from 'node:crypto'
import { calls } from '#modules/contract.ts'
import { getServicePath } from '#platform/contract/service-path.ts'
import { escapeHtml } from '#platform/escape-html.ts'

const STYLE =
  'body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#121a23}' +
  'td,th{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #d2d9e1;vertical-align:top}'

/** The page has one style and nothing else that a browser would load or run. */
export const docsPageHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** A page that lists every call of the API and who may make it, without scripts. */
export function renderDocsPage(storeName: string): string {
  const rows = Object.values(calls)
    .map((call) => {
      const path = getServicePath(call.service) + call.path
      const roles = call.roles ? ` (${call.roles.join(', ')})` : ''
      return `<tr><td><b>${call.method}</b></td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(call.summary)}</td><td>${call.who ?? 'anyone'}${roles}</td></tr>`
    })
    .join('\n')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(storeName)} API</title>
<style>${STYLE}</style>
<h1>${escapeHtml(storeName)} API</h1><p>The whole description is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<table><thead><tr><th>Method<th>Path<th>What<th>Who</tr></thead><tbody>${rows}</tbody></table></html>`
}
