-- Finance reads invoices and credit notes latest first, of both kinds or of one.
create index invoice_issued on invoice (issued_at desc, u_id desc);
create index invoice_kind_issued on invoice (kind, issued_at desc, u_id desc);
