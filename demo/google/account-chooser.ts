import { escapeHtml } from '#platform/escape-html.ts'
import { STYLE } from '../stand-in-style.ts'

/** An account that the page offers, with the signed ID token of its sign-in. */
export type FakeGoogleAccount = { name: string; email: string; idToken: string }

const renderHiddenInputs = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')

/**
 * The page to choose an account. Each account is a form that posts the fields that Google would
 * post, so that it works without scripts. `nonce` allows its inline style.
 */
export function renderAccountChooser(
  accounts: readonly FakeGoogleAccount[],
  { to, state, nonce }: { to: string; state: string; nonce: string },
): string {
  const form = (fields: Record<string, string>, content: string) =>
    `<form method="post" action="${escapeHtml(to)}">${renderHiddenInputs({ ...fields, state })}<button>${content}</button></form>`
  const choices = accounts.map(({ name, email, idToken }) =>
    form({ id_token: idToken }, `<b>${escapeHtml(name)}</b><span>${escapeHtml(email)}</span>`),
  )
  return `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pilih akun Google (demo)</title><style nonce="${nonce}">${STYLE}</style>
<main><h1>Pilih akun</h1><p>Ini tiruan Google untuk mode demo: tidak ada yang dikirim ke Google.</p>
${choices.join('\n')}
${form({ error: 'access_denied' }, 'Batal')}</main></html>`
}
