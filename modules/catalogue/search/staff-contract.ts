import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { OkResponse, listOf, DateTime, PageQuery } from '#platform/contract/schemas.ts'

const roles = ['content'] as const

export const Synonym = z.object({ id: z.string(), phrase: z.string(), meaning: z.string() })

const synonymText = (empty: string) =>
  z.string().trim().min(2, empty).max(60, 'Paling banyak 60 karakter.')
const SynonymBody = z.object({
  phrase: synonymText('Tulis kata yang dipakai pembeli.'),
  meaning: synonymText('Tulis sebutannya di katalog.'),
})
const SynonymListQuery = PageQuery.extend({ search: z.string().trim().max(100).optional() })

export const staffSearchCalls = {
  synonyms: call('GET /staff/synonyms', {
    summary: 'Synonyms by phrase',
    who: 'staff',
    roles,
    query: SynonymListQuery,
    response: json(listOf(Synonym)),
  }),
  addSynonym: call('POST /staff/synonyms', {
    summary: 'Adds a synonym; the next search knows it',
    who: 'staff',
    roles,
    body: SynonymBody,
    refusals: ['synonym.known', 'synonym.meaningless'],
    response: created(Synonym),
  }),
  changeSynonym: call('PUT /staff/synonyms/{id}', {
    summary: 'Changes a synonym',
    who: 'staff',
    roles,
    ids: 'whole',
    /** `seen` is what the caller saw; a synonym that is different by now is not overwritten. */
    body: SynonymBody.extend({ seen: SynonymBody.partial().optional() }),
    refusals: ['synonym.known', 'synonym.meaningless', 'desk.changed'],
    response: json(Synonym),
  }),
  removeSynonym: call('DELETE /staff/synonyms/{id}', {
    summary: 'Removes a synonym',
    who: 'staff',
    roles,
    ids: 'whole',
    response: json(OkResponse),
  }),
  zeroResults: call('GET /staff/search-misses', {
    summary: 'Searches without results, most frequent first',
    canLag: true,
    who: 'staff',
    roles,
    query: PageQuery,
    response: json(listOf(z.object({ text: z.string(), times: z.int(), lastAt: DateTime }))),
  }),
  materialRequests: call('GET /staff/material-requests', {
    summary: 'Material requests, newest first',
    canLag: true,
    who: 'staff',
    roles: ['sales', 'content'],
    query: PageQuery,
    response: json(
      listOf(
        z.object({
          id: z.string(),
          at: DateTime,
          name: z.string(),
          phone: z.string(),
          material: z.string(),
          quantity: z.string(),
          handledAt: DateTime.nullable(),
        }),
      ),
    ),
  }),
  handleMaterialRequest: call('POST /staff/material-requests/{id}/handled', {
    summary: 'Marks a material request as handled',
    who: 'staff',
    roles: ['sales', 'content'],
    ids: 'uuid',
    response: json(OkResponse),
  }),
}
