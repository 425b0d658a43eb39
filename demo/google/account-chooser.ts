import { escapeHtml } from '#platform/escape-html.ts'

/** An account that the page offers, with the signed ID token of its sign-in. */
export type FakeGoogleAccount = { name: string; email: string; idToken: string }

const STYLE = `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;
background:#eef1f4;color:#121a23;font:16px/1.5 system-ui,sans-serif}main{width:min(26rem,92vw);
background:#fff;border:1px solid #d2d9e1;border-radius:10px;padding:1.5rem}h1{font-size:1.25rem;margin:0}
p{margin:.25rem 0 1rem;color:#4a5663}form{margin:0 0 .75rem}button{width:100%;min-height:44px;padding:.6rem 1rem;
text-align:left;font:inherit;color:inherit;background:#fff;border:1px solid #8794a3;border-radius:6px;cursor:pointer}
button:hover{background:#eef1f4}button:focus-visible{outline:2px solid #0b4a9e;outline-offset:2px}
b,span{display:block;overflow-wrap:anywhere}span{color:#4a5663;font-size:.875rem}`

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
