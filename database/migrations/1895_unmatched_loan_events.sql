-- What lenders' events were judged to be, in the one word for money that no order waits for. Only people read it.
update loan_event set verdict = 'unmatched' where verdict = 'misfit';
