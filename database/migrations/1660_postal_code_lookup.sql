-- Who fills in an address types a code, and sees what begins with it.
create index postal_code_code on postal_code (code text_pattern_ops, district_id);
