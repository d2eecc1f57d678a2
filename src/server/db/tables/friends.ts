interface FriendInvitationTable {
  account_id: string;
  invitation_id: string;
  invited_by: string;
  email: string | null;
  sent_at: Date;
  accepted_at: Date | null;
}

/** Who was told about the product. */
export interface FriendTables {
  friend_invitation: FriendInvitationTable;
}
