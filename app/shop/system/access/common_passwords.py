"""Lists of passwords that guessing programs try first, and of the words they are made of. The passwords have twelve
characters or more.
"""

_WORDS = """
abcdefgh access admin administrator angel angels anything april arsenal asdfghjkl august autumn azerty babygirl
banana barcelona baseball basketball batman battery beautiful blessed blink business butterfly carshop changeme
cheese chelsea chocolate christ company computer cookie correct correcthorse correcthorsebatterystaple corvette
customs december default detailing diamond dragon dublin everything example family february ferrari flower football
forever fox freedom friday friends garage godisgood goodbye gorgeous guest hello helloworld horse hunter iloveyou
internet ipsum ireland january jesus jesuschrist jordan july june kilkenny killer letmein liverpool login lorem
loremipsum lovely lover loveyou manchester march master matrix mercedes michael monday monkey mustang mylove nothing
november october onetwothree passw0rd password passwort pitlane please pokemon porsche princess qazwsx qazwsxedc
quickbrown qwerty qwertyuiop qwertz root saturday secret september server shadow something spring staple starwars
summer sunday sunshine superman sweetheart system test testing thankyou thequickbrownfox thursday trustno tuesday
tuning united user wednesday welcome whatever winter workshop zxcvbnm
"""
_PASSWORDS = """
!qaz2wsx3edc 000000000000 101010101010 111122223333 111222333444 112233445566 121212121212 123123123123 123454321234
1234567890qwerty 12345678910a 123456789abc 123456qwerty 1234qwerasdf 123qwe123qwe 123qweasdzxc 147258369147
159753456852 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1qaz!qaz1qaz 1qaz2wsx3edc 1qaz2wsx3edc4rfv 741852963741
987654321abc a1b2c3d4e5f6 a1s2d3f4g5h6 aa1234567890 abc123456789 abcd1234abcd abcdef123456 admin1234567 admin@123456
adminadmin12 administrator1 alexander123 arsenalarsenal asdf1234asdf asdfghjkl123 changeme1234 changeme12345
chelseafc1234 christopher1 default12345 donttellanyone elizabeth123 fcbarcelona1 harrypotter1 ilovemyfamily
iloveyou12345 iloveyouforever iloveyousomuch jamesbond007 jenniferlopez letmein12345 letmeinplease liverpoolfc1
manchesterunited michaeljackson minecraft123 mynameisjohn mypasswordis1 newpassword12 nopassword123 nothing12345
oldpassword12 opensesame123 p@ssw0rd1234 p@ssword1234 pa$$word1234 pa55word1234 passw0rd1234 password2024
password2025 password2026 playstation3 playstation4 playstation5 pokemon12345 q1w2e3r4t5y6 qazwsxedcrfv qweasdzxc123
qwer1234asdf qwerty123456 qwerty1234567 qwertyuiop123 qwertyuiop1234 realmadrid123 rootroot1234 samsung12345
sebastian123 secret123456 spongebob123 starwars1234 supersecret1 superuser1234 temporary123 thisisapassword
thisismypassword topsecret123 trustno1trustno1 unknown12345 verysecret12 welcome12345 welcome2024! welcome2025!
welcome2026! welcometohell whatever1234 xbox360xbox360 yourpassword1 zaq12wsxcde3 zaq1xsw2cde3 zxcvbnm12345
zxcvbnm123456
"""

WORDS = frozenset(_WORDS.split())
"""Words that carry no secret, alone, doubled, in pairs or with figures and signs around them."""
PASSWORDS = frozenset(_PASSWORDS.split())
"""Whole passwords, in lowercase."""
