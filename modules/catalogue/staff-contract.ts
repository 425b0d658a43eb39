import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { Done, listOf, Moment, PageQuery } from '#platform/contract/shapes.ts'

const roles = ['content'] as const

export const Synonym = z.object({ id: z.string(), phrase: z.string(), meaning: z.string() })

const words = (empty: string) => z.string().trim().min(2, empty).max(60, 'Paling banyak 60 huruf.')
const SynonymBody = z.object({
  phrase: words('Tulis kata yang dipakai pembeli.'),
  meaning: words('Tulis sebutannya di katalog.'),
})
const Searched = PageQuery.extend({ search: z.string().trim().max(100).optional() })

/** What staff do for search: synonyms, what was not found, and what was asked for. */
export const staffSearchCalls = {
  synonyms: call('GET /staff/synonyms', {
    summary: 'What people call things, and what the shop calls them',
    who: 'staff',
    roles,
    query: Searched,
    answer: json(listOf(Synonym)),
  }),
  addSynonym: call('POST /staff/synonyms', {
    summary: 'Adds a synonym; the next search understands it',
    who: 'staff',
    roles,
    body: SynonymBody,
    refusals: ['synonym.known', 'synonym.meaningless'],
    answer: created(Synonym),
  }),
  changeSynonym: call('PUT /staff/synonyms/{id}', {
    summary: 'Changes a synonym',
    who: 'staff',
    roles,
    ids: 'whole',
    body: SynonymBody,
    refusals: ['synonym.known', 'synonym.meaningless'],
    answer: json(Synonym),
  }),
  removeSynonym: call('DELETE /staff/synonyms/{id}', {
    summary: 'Removes a synonym',
    who: 'staff',
    roles,
    ids: 'whole',
    answer: json(Done),
  }),
  misses: call('GET /staff/search-misses', {
    summary: 'What was searched and not found, most often first',
    who: 'staff',
    roles,
    query: PageQuery,
    answer: json(listOf(z.object({ text: z.string(), times: z.int(), lastAt: Moment }))),
  }),
  materialRequests: call('GET /staff/material-requests', {
    summary: 'Materials that people asked for, newest first',
    who: 'staff',
    roles: ['sales', 'content'],
    query: PageQuery,
    answer: json(
      listOf(
        z.object({
          id: z.string(),
          at: Moment,
          name: z.string(),
          phone: z.string(),
          material: z.string(),
          quantity: z.string(),
          handledAt: Moment.nullable(),
        }),
      ),
    ),
  }),
  handleMaterialRequest: call('POST /staff/material-requests/{id}/handled', {
    summary: 'Says that somebody has been answered',
    who: 'staff',
    roles: ['sales', 'content'],
    ids: 'uuid',
    answer: json(Done),
  }),
}
