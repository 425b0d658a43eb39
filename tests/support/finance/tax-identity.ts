import type { Api } from '#modules/client.ts'

/** A person enters a NIK for their tax invoices. */
export const enterTaxIdentity = (api: Api, name: string) =>
  api.taxIdentities.save({
    body: {
      kind: 'nik',
      idNumber: '3216065708900001',
      name,
      address: 'Jl. Melati 4, Bekasi',
      revision: 0,
    },
  })
