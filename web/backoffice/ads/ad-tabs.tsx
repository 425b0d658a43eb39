import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { AD_BRANDS_PATH, AD_FIGURES_PATH, ADS_PATH } from './paths.ts'

const TABS = [
  { to: ADS_PATH, label: 'Pesanan tempat' },
  { to: AD_FIGURES_PATH, label: 'Tayang & klik' },
  { to: AD_BRANDS_PATH, label: 'Merek & tingkat' },
]

/** The parts of the section about ads. */
export const AdTabs = ({ current }: { current: string }) => (
  <div className="border-b border-line bg-face md:px-3">
    <TabLinks
      label="Bagian iklan"
      items={TABS.map((tab) => ({ ...tab, current: tab.to === current }))}
    />
  </div>
)
