import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import type { loadLists } from './lists.ts'
import { QuickOrderForm } from './quick-order-form.tsx'
import { QuickOrderTabs } from './quick-order-tabs.tsx'
import { SavedLists } from './saved-lists.tsx'

/** Many goods at once: a pasted list, or one that was saved. */
export function QuickOrder({
  lists,
  reply,
}: {
  lists: Awaited<ReturnType<typeof loadLists>>
  reply: unknown
}) {
  return (
    <div className="wrap pb-16">
      <Breadcrumb items={[{ label: 'Keranjang', to: '/cart' }, { label: 'Pesan cepat' }]} />
      <h1 className="mb-4 md:text-32">Pesan cepat</h1>
      <QuickOrderTabs tab={lists.tab} />
      {lists.tab === 'tempel' ? (
        <QuickOrderForm reply={reply} canSave={lists.canSave} />
      ) : (
        <SavedLists lists={lists} reply={reply} />
      )}
    </div>
  )
}
