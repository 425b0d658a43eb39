-- Why the shop cannot deliver a line: it falls away like one that the buyer refuses.
alter table negotiation_line add column unavailable text
  check (unavailable is null or status = 'refused');
-- A sentence for an offer is none for declining it.
alter table negotiation_reply_template add column purpose text not null default 'offer'
  check (purpose in ('offer', 'decline'));
