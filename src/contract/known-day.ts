import * as z from 'zod';

/** A day that somebody asks for or writes down; the database knows no days of the year 0. */
export const KnownDay = z.iso.date().refine((typed) => typed >= '2000-01-01' && typed < '2200-01-01');
