import { useEffect, useRef } from 'react'
import { Form, useFetcher } from 'react-router'
import { isFormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import type { CartLineResponse } from './cart-line-response.ts'

/** The parameter of the cart's address that names a line removed before scripts run. */
export const REMOVED_PARAM = 'dihapus'

const RESTORE = 'restore'

/**
 * Offers to undo the removal of a line in a toast, once the line has left the cart. Returns the function
 * to call when a line's removal is sent.
 */
export function useUndoableRemoval(lines: readonly CartLineResponse[]) {
  const { submit, data } = useFetcher<unknown>()
  const sent = useRef(new Map<string, string>())
  useEffect(() => {
    const present = new Set(lines.map(({ id }) => id))
    for (const [id, name] of sent.current) {
      if (present.has(id)) continue
      sent.current.delete(id)
      const restore = () =>
        void submit({ intent: RESTORE, id }, { method: 'post', action: '/cart' })
      void toast({
        color: 'info',
        text: `${name} dihapus dari keranjang.`,
        action: { label: 'Urungkan', onPress: restore },
      })
    }
  }, [lines, submit])
  useEffect(() => {
    if (data === undefined) return
    const isRefused = isFormErrors(data)
    void toast({
      color: isRefused ? 'error' : 'success',
      text: isRefused ? data.message : 'Barang kembali di keranjang.',
    })
  }, [data])
  return ({ id, name, variantName }: CartLineResponse) =>
    void sent.current.set(id, `${name} ${variantName}`)
}

/** Before scripts run the page itself offers to undo the removal. */
export const RemovedNotice = ({ id }: { id: string }) => (
  <Form method="post" action="/cart" className="mb-4">
    <input type="hidden" name="intent" value={RESTORE} />
    <input type="hidden" name="id" value={id} />
    <Alert
      severity="info"
      action={
        <Button type="submit" variant="outlined" size="small">
          Urungkan
        </Button>
      }
    >
      Barang dihapus dari keranjang.
    </Alert>
  </Form>
)
