import { lazy, Suspense, useEffect, useState } from 'react'
import { isStorageBlocked } from './is-storage-blocked.ts'

const loadDialog = () => import('./blocked-storage-dialog.tsx')
const BlockedStorageDialog = lazy(() =>
  loadDialog().then((part) => ({ default: part.BlockedStorageDialog })),
)

/** A page that was opened once needs no second telling. */
let wasChecked = false

/** Says how to allow cookies where the browser blocks what the shop stores; reading works without. */
export function StorageCheck() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (wasChecked) return
    wasChecked = true
    if (!isStorageBlocked(window)) return
    void loadDialog().then(
      () => setIsShown(true),
      // Without a connection the page says so itself.
      () => undefined,
    )
  }, [])
  if (!isShown) return null
  return (
    <Suspense>
      <BlockedStorageDialog onClose={() => setIsShown(false)} />
    </Suspense>
  )
}
