import type { Transport } from "@stubwright/runtime";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getBookKey, getBookQuery, lendBookMutation } from "./generated/tanstack-query.js";

interface BookPageProps {
  readonly transport: Transport;
  readonly id: bigint;
}

/** Shows one book, and lends it. After that, every book is asked for again. */
export function BookPage({ transport, id }: BookPageProps): ReactNode {
  const client = useQueryClient();
  const { data: book, error } = useQuery(getBookQuery(transport, { id }));
  const lend = useMutation({
    ...lendBookMutation(transport),
    onSuccess: () => client.invalidateQueries({ queryKey: getBookKey }),
  });
  if (error !== null) return <p>{error.message}</p>;
  if (book === undefined) return <p>Loading</p>;
  return (
    <article>
      <h1>{book.title}</h1>
      <p>
        {book.author.join(", ")}: {book.copies} copies
      </p>
      <button type="button" onClick={() => lend.mutate({ bookId: id, reader: "Ann" })}>
        Lend
      </button>
      {lend.data === undefined ? undefined : <p>Due {lend.data.due}</p>}
    </article>
  );
}
