import type { ReactNode } from 'react'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { Card } from '#web/ui/card.tsx'
import type { DistrictsToChoose } from './district-choice.ts'
import { DistrictOptions } from './district-options.tsx'
import { SearchDistricts } from './search-districts.tsx'

/** Where goods are to be delivered: chosen by anybody, remembered by the browser. */
export function ChooseDistrict({
  districts: { search, found, own, current, back },
}: {
  districts: DistrictsToChoose
}): ReactNode {
  return (
    <div className="wrap max-w-3xl pb-16">
      <Breadcrumb items={[{ label: 'Kirim ke mana?' }]} />
      <h1 className="md:text-32">Kirim ke mana?</h1>
      <p className="mt-1 mb-4 text-ink-2">
        {current && (
          <>
            Sekarang ke <b className="text-ink">{current.label}</b>.{' '}
          </>
        )}
        Ongkos kirim, gudang terdekat, dan tanggal tercepat mengikuti kecamatan ini.
      </p>
      <div className="grid gap-4">
        <Card title="Cari kecamatan">
          <SearchDistricts search={search} back={back} />
          <DistrictOptions
            options={found}
            current={current?.id}
            back={back}
            empty={search.length >= 2 ? `Tidak ada daerah bernama "${search}".` : undefined}
          />
        </Card>
        {own.length > 0 && (
          <Card title="Alamat Anda">
            <DistrictOptions options={own} current={current?.id} back={back} />
          </Card>
        )}
      </div>
    </div>
  )
}
