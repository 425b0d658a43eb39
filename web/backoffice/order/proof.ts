import { apiContext } from '#web/context.ts'
import type { Route } from './+types/proof.ts'

const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
}

/** The proof of a transfer as it was sent, to look at. What it is was told from its content. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffOrders } = context.get(apiContext)
  const [{ transfer }, bytes] = await Promise.all([
    staffOrders.show({ id }),
    staffOrders.proof({ id }),
  ])
  const { name, kind } = transfer?.proof ?? { name: 'bukti', kind: '' }
  const type = types[kind]
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': type ?? 'application/octet-stream',
      // Another kind than we show ourselves is only ever kept, never opened here.
      'Content-Disposition': `${type ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      ...(type?.startsWith('image/')
        ? { 'Content-Security-Policy': "default-src 'none'; sandbox" }
        : {}),
    },
  })
}

/** RFC 8187 takes fewer signs as they are than an address does. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
