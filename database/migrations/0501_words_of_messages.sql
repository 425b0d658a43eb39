-- Bars below their nominal diameter: on the site they are not just any plain bars. Switches as electricians call them.
insert into synonym (phrase, meaning) values
  ('banci', 'toleransi'), ('saklar engkel', 'saklar tunggal'), ('saklar seri', 'saklar ganda')
on conflict do nothing;
update synonym set meaning = 'besi beton polos toleransi' where phrase = 'besi banci';
