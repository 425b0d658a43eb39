import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import type { QuickOrderLists } from './lists.ts'
import { QUICK_ORDER_URL } from './quick-order-url.ts'

/** The source of the lines: pasted text, past purchases, or a saved list. */
export const QuickOrderTabs = ({ tab }: { tab: QuickOrderLists['tab'] }) => (
  <div className="mb-4">
    <TabLinks
      label="Asal daftar"
      items={[
        { to: QUICK_ORDER_URL, label: 'Tempel daftar', current: tab === 'tempel' },
        {
          to: `${QUICK_ORDER_URL}&daftar=pernah-dibeli`,
          label: 'Pernah dibeli',
          current: tab === 'pernah-dibeli',
        },
        {
          to: `${QUICK_ORDER_URL}&daftar=tersimpan`,
          label: 'Daftar tersimpan',
          current: tab === 'tersimpan',
        },
      ]}
    />
  </div>
)
