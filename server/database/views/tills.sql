-- The session of each till that is not closed, and the cash in it in paise without what was paid at the desk since it began.
create view till_book as
  select t.u_id, (select s.u_id from till_session s where s.till_id = t.u_id and s.state <> 'closed') as session_id,
    (t.cash_paise + coalesce((select sum(m.amount_paise) from till_transfer m join till_session s on s.u_id = m.till_session_id
      where s.till_id = t.u_id and s.state <> 'closed'), 0))::bigint as own_paise
  from till t;
