-- More of what the trade says: parts of a building for the goods that they are made of, and names
-- that stand beside the kind's own.
insert into synonym (phrase, meaning) values
  ('cakar ayam', 'besi beton ulir'), ('cakar ayam', 'besi beton polos'), ('besi sloof', 'besi beton ulir'),
  ('besi ring balok', 'besi beton ulir'), ('besi pondasi', 'besi beton ulir'), ('besi dak cor', 'wiremesh'),
  ('besi anyam', 'wiremesh'), ('besi anyaman', 'wiremesh'), ('sumur dalam', 'pompa celup'),
  ('sumur bor', 'pompa celup'), ('pompa sumur bor', 'pompa celup'), ('pompa rendam', 'pompa celup'), ('submersible', 'pompa celup'),
  ('semi jet', 'pompa jet'), ('pompa tekan', 'pompa pendorong'), ('kaca cermin', 'cermin'), ('kaca rias', 'cermin'),
  ('kaca wastafel', 'cermin'), ('kaca gelap', 'kaca rayban'), ('kaca jendela', 'kaca bening'), ('kaca polos', 'kaca bening'),
  ('lampu hemat energi', 'lampu led bohlam'), ('lampu hemat listrik', 'lampu led bohlam'), ('lampu kamar', 'lampu led bohlam'), ('lampu rumah', 'lampu led bohlam'),
  ('lampu teras', 'lampu led bohlam'), ('lampu taman', 'lampu sorot'), ('lampu panjang', 'lampu tabung led'),
  ('kabel instalasi', 'kabel nym'), ('kabel engkel', 'kabel nya'), ('kabel serabut', 'kabel'), ('colokan t', 'stop kontak ekstensi'),
  ('semen tiga roda', 'semen abu-abu'), ('semen sak', 'semen abu-abu'), ('batu kosong', 'batu kali'), ('batu gunung', 'batu kali'),
  ('pasir hitam', 'pasir pasang'), ('abu batu', 'abu batu'), ('bata tempel', 'bata ekspos'), ('dinding ringan', 'bata ringan'),
  ('genteng seng', 'genteng metal'), ('genteng pasir', 'genteng metal'), ('atap kaca', 'atap upvc & transparan'), ('atap fiber', 'atap upvc & transparan'),
  ('atap parkiran', 'spandek'), ('atap gudang', 'spandek'), ('pipa talang', 'talang'), ('lem pralon pvc', 'lem pipa pvc'),
  ('sambungan l', 'elbow pvc'), ('sambungan t', 'tee pvc'), ('sambungan lurus', 'socket pvc'), ('keran tembok', 'keran air'),
  ('keran taman', 'keran air'), ('kran taman', 'keran air'), ('kunci kamar', 'kunci bulat'), ('kunci tanam', 'kunci gagang'),
  ('kunci tangan', 'kunci gagang'), ('cat pagar', 'cat kayu & besi'), ('cat besi', 'cat kayu & besi'), ('cat kayu', 'cat kayu & besi'),
  ('cat kolam', 'pelapis anti bocor'), ('cat anti jamur', 'cat tembok eksterior'), ('papan cor beton', 'triplek film faced'),
  ('triplek lapis', 'triplek melamin'), ('kayu reng', 'reng'), ('tiang pancang', 'minipile'), ('buis', 'buis beton')
on conflict do nothing;
