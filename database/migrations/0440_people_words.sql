-- Columns of the sign-in limits in the words of the code. Their values stay: 'buyer' or 'staff' for `realm`,
-- and for `purpose` what the e-mail is requested for ('activation', 'register', 'reset', 'staff-link').
alter table sign_in_try rename column desk to realm;
alter table letter_try rename column door to purpose;
