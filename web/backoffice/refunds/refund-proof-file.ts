import { data } from 'react-router'
import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import type { Route } from './+types/refund-proof-file'

/** The proof of a refund's transfer, as it was uploaded. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffRefunds } = context.get(apiContext)
  const { proof } = await staffRefunds.show({ id })
  if (!proof) throw data({ message: 'Bukti transfer ini belum diunggah.' }, 404)
  return createFileResponse(proof, await staffRefunds.proof({ id }))
}
