import { Alert } from '#web/ui/alert.tsx'
import type { OrderChange } from '../checkout.tsx'

/** What is no longer as the buyer saw it: nothing was charged, the new figures stand below. */
export function Changes({ message, changes }: { message: string; changes: OrderChange[] }) {
  return (
    <Alert severity="warning" title="Ada yang berubah sejak Anda melihatnya">
      <p>{message}</p>
      <ul className="mt-1 list-disc pl-5">
        {changes.map(({ name, was, now }, index) => (
          <li key={index}>
            {name}: <s>{was}</s> menjadi <b>{now}</b>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
